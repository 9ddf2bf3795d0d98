/** What the parts of a table show only at a table apart: loaded with it, so that a table of this device does without. */
import FarMenu from "./FarMenu.svelte";
import FarSheets from "./FarSheets.svelte";
import FarTools from "./FarTools.svelte";
import HandTools from "./HandTools.svelte";
import HoldDock from "./HoldDock.svelte";
import LookUp from "./LookUp.svelte";
import LostDock from "./LostDock.svelte";
import NextNotice from "./NextNotice.svelte";
import SignsSaid from "./SignsSaid.svelte";
import VerifyDeal from "./VerifyDeal.svelte";
import Votes from "./Votes.svelte";

export const farParts = {
  FarMenu,
  FarSheets,
  FarTools,
  HandTools,
  HoldDock,
  LookUp,
  LostDock,
  NextNotice,
  SignsSaid,
  VerifyDeal,
  Votes,
};
export type FarParts = typeof farParts;
