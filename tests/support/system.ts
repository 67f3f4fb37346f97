/** Addresses of the system that the journeys run against; the ports are the Playwright configuration's. */
export const IDENTITY_URL = 'http://localhost:4310';
export const GATEWAY_URL = 'http://localhost:4210';
