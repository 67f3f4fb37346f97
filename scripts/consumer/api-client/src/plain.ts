import { createClient } from '@forecourt/api-client';

const client = createClient({ baseUrl: location.origin, getAccessToken: () => null });
const out = document.getElementById('out');
const result = await client.getMe();
if (out) out.textContent = result.ok ? result.data.username : result.failure.errorCode;
