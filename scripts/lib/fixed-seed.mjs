import { configureGlobal } from "fast-check";

// The title of a property names its seed, and Stryker finds a test again by its title.
configureGlobal({ seed: 20260614 });
