// Sign-ins per second of the identity provider: each takes a password, an emailed code, and tokens.
import { createHash, randomBytes } from 'node:crypto';
import { newestCode, withIdentity } from './lib/identity.mjs';

const PORT = 4350;
const PORTAL = 'http://localhost:4150';
const PASSWORD = 'Copper-Lantern-41';
const AT_ONCE = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);

const users = Array.from({ length: AT_ONCE }, (_, at) => ({
  subject: `00u1bench${at}`,
  username: `bench${at}`,
  password: PASSWORD,
  firstName: 'Bench',
  lastName: `Person ${at}`,
  email: `bench${at}@acme.example`,
}));

async function json(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
async function form(url, fields) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
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
  const end = await json(`${url}/idp/idx/challenge/answer`, {
    stateHandle,
    credentials: { passcode },
  });
  const code = end.successWithInteractionCode.value.find(
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
  const begun = performance.now();
  const isOver = () => performance.now() - begun > SECONDS * 1000;
  await Promise.all(
    users.map(async (user) => {
      while (!isOver()) {
        const at = performance.now();
        await signIn(identity, user);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const ms = (part) => sorted[Math.floor(part * (sorted.length - 1))].toFixed(0);
  console.log(
    `${(times.length / seconds).toFixed(1)} sign-ins a second, ${AT_ONCE} at once: p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms`,
  );
});
