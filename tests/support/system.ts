/** Address of the identity provider that the journeys run against; the port is the Playwright configuration’s. */
export const IDENTITY_URL = `http://localhost:${process.env['IDENTITY_PORT'] ?? '4310'}`;
