/** Those who say that they are somebody else, and other sites' pages. */
import { createHmac, randomBytes } from "node:crypto";
import { type Attack, said } from "./attack.ts";
import { ask, newHouse, sendBytes } from "./far.ts";
import { handshake, livePath } from "./line.ts";
import { fresh } from "./malformed.ts";
import { granted, newcomer, type Scene } from "./scene.ts";

/** All that was secret and may be looked for afterwards. */
export interface Secrets {
  add(secret: string): unknown;
}

const own = "/me/tokens";

export async function impostors(
  { port, mallory, owner, hidden, victim }: Scene,
  secrets: Secrets,
): Promise<Attack[]> {
  const [name = "", signed = ""] = owner.split("=");
  const [person = "", key = "", signature = ""] = signed.split(".");
  const [, theirs = ""] = mallory.split("=");
  const [, , foreign = ""] = theirs.split(".");
  const resigned = createHmac("sha256", randomBytes(32))
    .update(`guinguette/person/1\n${person}`)
    .digest("base64url");
  const cookies: Readonly<Record<string, string>> = {
    "a name with no signature": `${name}=${person}`,
    "a name with an empty signature": `${name}=${person}.${key}.`,
    "a name whose signature is cut": `${name}=${person}.${key}.${signature.slice(0, -1)}`,
    "a name signed by another key": `${name}=${person}.${key}.${resigned}`,
    "a name with another's signature": `${name}=${person}.${key}.${foreign}`,
    "a name signed by a key that there is not": `${name}=${person}.99.${signature}`,
    "a name in capitals": `${name}=${person.toUpperCase()}.${key}.${signature}`,
    "a name and more": `${name}=${signed}.x`,
    "a name behind noughts": `${name}=${person}.0${key}.${signature}`,
    "a cookie of another name": `x${name}=${signed}`,
  };
  const as = (headers: Readonly<Record<string, string>>, method = "GET", path = own, body?: string) =>
    ask(port, newHouse(), { method, path, headers, ...(body === undefined ? {} : { body }) });

  // Tokens: of Mallory's, one that counts and one that counts no more.
  const made = await granted<{ id: string; token: string }>(port, mallory, "POST", own, {
    name: "a program",
  });
  const revoked = await granted<{ id: string; token: string }>(port, mallory, "POST", own, {
    name: "another",
  });
  await granted(port, mallory, "DELETE", `${own}/${revoked.id}`);
  for (const secret of [made.token, revoked.token]) secrets.add(secret);
  // What a program asks for is counted by its token, and most of this nobody needs often.
  const program = fresh(async () => {
    const { token } = await granted<{ token: string }>(port, await newcomer(port), "POST", own, {
      name: "x",
    });
    secrets.add(token);
    return token;
  }, 20);
  const tokens: Readonly<Record<string, string>> = {
    "a token that was revoked": `Bearer ${revoked.token}`,
    "a token that was made up": `Bearer guinguette_${randomBytes(32).toString("base64url")}`,
    "a token that is cut": `Bearer ${made.token.slice(0, -1)}`,
    "a token and more": `Bearer ${made.token}x`,
    "no token": "Bearer",
    "a cookie as a token": `Bearer ${signed}`,
    "a token of 8 kB": `Bearer ${"x".repeat(8_000)}`,
  };

  // Limits are counted before it is asked from where somebody comes.
  const visitor = fresh(() => newcomer(port), 20);
  const origins = [
    "https://evil.example",
    "null",
    `http://127.0.0.1:${port + 1}`,
    `http://127.0.0.1.evil.example:${port}`,
    "x",
    "file://",
  ];

  return [
    ...Object.entries(cookies).map(
      ([forged, cookie]): Attack => ({
        name: forged,
        expected: ["401 unknown-person"],
        once: async () => said(await as({ cookie })),
      }),
    ),
    ...Object.entries(tokens).flatMap(([wrong, authorization]): Attack[] => [
      {
        name: wrong,
        expected: ["401 unknown-person"],
        once: async () => said(await as({ authorization }, "GET", "/me")),
      },
      {
        name: `${wrong}, live`,
        expected: ["401 unknown-person"],
        once: async () =>
          said(await sendBytes(port, newHouse(), handshake(port, livePath(hidden), { authorization }))),
      },
    ]),
    {
      name: "a password",
      // It is for somebody before us, and says nothing here.
      expected: ["401 unknown-person"],
      once: async () => said(await as({ authorization: "Basic bWFsbG9yeTp4" })),
    },
    {
      name: "a token that counts, beside another's cookie",
      expected: ["403 not-yours"],
      // It is the token that says who asks, and no program may do this.
      once: async () => said(await as({ authorization: `Bearer ${made.token}`, cookie: owner })),
    },
    ...(["POST /me/carry", "GET /me/export", "DELETE /me", "POST /me/tokens"] as const).map(
      (what): Attack => {
        const [method = "", path = ""] = what.split(" ");
        const body = path === own ? '{"name":"x"}' : undefined;
        return {
          name: `a program that asks for ${what}`,
          expected: ["403 not-yours"],
          once: async () =>
            said(await as({ authorization: `Bearer ${await program()}` }, method, path, body)),
        };
      },
    ),
    ...origins.flatMap((origin): Attack[] => [
      {
        name: `a request of another site (${origin.replace(String(port), "…")})`,
        expected: ["403 cross-site"],
        once: async () =>
          said(
            await as({ origin, cookie: await visitor() }, "POST", "/tables", '{"game":"wishes","players":3}'),
          ),
      },
      {
        name: `a live connection of another site (${origin.replace(String(port), "…")})`,
        expected: ["403 cross-site"],
        once: async () =>
          said(
            await sendBytes(
              port,
              newHouse(),
              handshake(port, livePath(victim()), { origin, cookie: await visitor() }),
            ),
          ),
      },
    ]),
    {
      name: "a form of another site",
      expected: ["403 cross-site"],
      once: async () =>
        said(
          await as(
            { origin: "https://evil.example", cookie: await visitor(), "content-type": "text/plain" },
            "POST",
            "/me/carry",
            "x=y",
          ),
        ),
    },
    {
      name: "a way to another device, gone twice",
      expected: ["404 not-found"],
      async once() {
        const cookie = await newcomer(port);
        const { code } = await granted<{ code: string }>(port, cookie, "POST", "/me/carry");
        secrets.add(code);
        const body = JSON.stringify({ code });
        const first = await as({}, "POST", "/me/carried", body);
        if (first.status !== 200) return `${said(first)} the first time`;
        return said(await as({}, "POST", "/me/carried", body));
      },
    },
    {
      name: "a way to another device that a newer one has replaced",
      expected: ["404 not-found"],
      async once() {
        const cookie = await newcomer(port);
        const { code } = await granted<{ code: string }>(port, cookie, "POST", "/me/carry");
        await granted(port, cookie, "POST", "/me/carry");
        return said(await as({}, "POST", "/me/carried", JSON.stringify({ code })));
      },
    },
    {
      name: "an address that somebody gives themselves",
      // No proxy is trusted here: whatever they say, it is one house, and its limit is met.
      expected: ["429 too-many"],
      async once() {
        const house = newHouse();
        let last = "";
        for (let n = 0; n < 250 && last !== "429 too-many"; n++) {
          const headers = { "x-forwarded-for": `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` };
          last = said(await ask(port, house, { method: "GET", path: `/codes/tanche-${10 + n}`, headers }));
        }
        return last;
      },
    },
  ];
}
