import { configureGlobal } from "fast-check";

// A mutant is met by the same cases in every run, and the first that fails is enough.
configureGlobal({ seed: 20260614, endOnFailure: true });
