import { openHere } from "./testing/end.ts";
import { linkBattery } from "./testing/link-battery.ts";

linkBattery("in this process", openHere, process.env.PROVE === "long");
