import { expect, it } from "vitest";
import { surroundingsFor } from "./surroundings.ts";

it("a program is given our surroundings, less the command lines that are in them", () => {
  const env = {
    PATH: "/bin",
    LANG: "fr",
    npm_config_argv: "--seed s",
    npm_lifecycle_script: "guinguette --seed s",
    NPM_CONFIG_X: "s",
    _: "s",
    SUDO_COMMAND: "guinguette --seed s",
  };
  expect(surroundingsFor(env, "MARK_1")).toEqual({ PATH: "/bin", LANG: "fr", MARK_1: "1" });
});
