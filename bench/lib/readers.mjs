// Readers in their own process, which send requests without a pause and retry when a 503 tells them
// to. In production they are on other machines: here they yield to the servers. Their parent sends
// { url, headers, readers, seconds } and receives { read, shed }.
import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

setPriority(19);

const request = (url, options) =>
  new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    }).once('error', reject);
  });

async function readAll({ url, headers, readers, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const end = performance.now() + seconds * 1000;
  const counts = { read: 0, shed: 0 };
  const reader = async () => {
    while (performance.now() < end) {
      const { statusCode, headers: responseHeaders } = await request(url, { headers, agent });
      if (statusCode === 200) counts.read += 1;
      else if (statusCode === 503) {
        counts.shed += 1;
        const remaining = end - performance.now();
        await wait(
          Math.max(0, Math.min(remaining, Number(responseHeaders['retry-after'] ?? 1) * 1000)),
        );
      } else throw new Error(`A read was answered with ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return counts;
}

process.on('message', (message) => {
  readAll(message).then(
    (counts) => process.send(counts),
    (error) => process.send({ error: error.message }),
  );
});
