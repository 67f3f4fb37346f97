/** Address of the identity provider that the journeys run against; the port is the Playwright configuration’s. */
export const IDENTITY_URL = `http://localhost:${process.env['IDENTITY_PORT'] ?? '4310'}`;

/** Sets a run's files apart from those of another that runs at the same time. */
export const RUN = `journeys${process.env['JOURNEYS_RUN'] ?? ''}`;
/** Where the servers of this run keep their data, from the root of the repository. */
export const DATA_DIR = `.data/${RUN}`;
/** What the servers of this run log. */
export const SERVER_LOG = `node_modules/.cache/${RUN}-servers.log`;
