// Sign-ins per second of the identity provider: each takes a password, an emailed code, and tokens.
import { createHash, randomBytes } from 'node:crypto';
import { newestCode, withIdentity } from './lib/identity.mjs';

const PORT = 4350;
const PORTAL = 'http://localhost:4150';
const PASSWORD = 'Copper-Lantern-41';
const AT_ONCE = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);

const users = Array.from({ length: AT_ONCE }, (_, index) => ({
  subject: `00u1bench${index}`,
  username: `bench${index}`,
  password: PASSWORD,
  firstName: 'Bench',
  lastName: `Person ${index}`,
  email: `bench${index}@acme.example`,
}));

async function json(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
async function form(url, fields) {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A complete sign-in, as the portal's client performs it. */
async function signIn({ url, issuer }, { username, email }) {
  const verifier = randomBytes(48).toString('base64url');
  const redirect_uri = `${PORTAL}/login/`;
  const { interaction_handle: interactionHandle } = await form(`${issuer}/v1/interact`, {
    client_id: 'forecourt-portal',
    scope: 'openid profile email offline_access',
    redirect_uri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'bench',
  });
  const { stateHandle } = await json(`${url}/idp/idx/introspect`, { interactionHandle });
  await json(`${url}/idp/idx/identify`, {
    stateHandle,
    identifier: username,
    credentials: { passcode: PASSWORD },
  });
  const passcode = await newestCode(url, email);
  const result = await json(`${url}/idp/idx/challenge/answer`, {
    stateHandle,
    credentials: { passcode },
  });
  const code = result.successWithInteractionCode.value.find(
    ({ name }) => name === 'interaction_code',
  ).value;
  await form(`${issuer}/v1/token`, {
    client_id: 'forecourt-portal',
    grant_type: 'interaction_code',
    interaction_code: code,
    redirect_uri,
    code_verifier: verifier,
  });
}

await withIdentity({ port: PORT, portalOrigin: PORTAL, users }, async (identity) => {
  await signIn(identity, users[0]);
  const times = [];
  const startTime = performance.now();
  const isOver = () => performance.now() - startTime > SECONDS * 1000;
  await Promise.all(
    users.map(async (user) => {
      while (!isOver()) {
        const signInStart = performance.now();
        await signIn(identity, user);
        times.push(performance.now() - signInStart);
      }
    }),
  );
  const seconds = (performance.now() - startTime) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(0);
  console.log(
    `${(times.length / seconds).toFixed(1)} sign-ins a second, ${AT_ONCE} at once: p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms`,
  );
});
