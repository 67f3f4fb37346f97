/** URL of the journeys' identity provider, on the port of the Playwright configuration. */
export const IDENTITY_URL = `http://localhost:${process.env['IDENTITY_PORT'] ?? '4310'}`;

/** Keeps a run's files separate from those of a simultaneous run. */
export const RUN = `journeys${process.env['JOURNEYS_RUN'] ?? ''}`;
/** Data folder of this run's servers, relative to the repository root. */
export const DATA_DIR = `.data/${RUN}`;
/** Log file of this run's servers. */
export const SERVER_LOG = `node_modules/.cache/${RUN}-servers.log`;
