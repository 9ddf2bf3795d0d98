/** The protocol's one version, and where everything of it is found. */
export const protocolVersion = 1;
export const base = "/api/v1";
