import { expect, it } from "vitest";
import { surroundingsFor } from "./surroundings.ts";

it("a program is given our surroundings, less the command lines and the secrets in them", () => {
  const env = {
    PATH: "/bin",
    LANG: "fr",
    npm_config_argv: "--seed s",
    npm_lifecycle_script: "guinguette --seed s",
    NPM_CONFIG_X: "s",
    _: "s",
    SUDO_COMMAND: "guinguette --seed s",
    GUINGUETTE_TOKEN: "t",
    DATABASE_URL: "postgres://me:secret@host/tables",
    TLS_KEY: "key.pem",
  };
  expect(surroundingsFor(env, "MARK_1")).toEqual({ PATH: "/bin", LANG: "fr", MARK_1: "1" });
});
