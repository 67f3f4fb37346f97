// Readers in their own process, which send requests without a pause and retry when a 503 tells them
// to. In production they are on other machines: here they yield to the servers. Their parent sends
// { url, headers, readers, seconds } and receives { read, shed }.
import { Agent, get } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

setPriority(19);

const ask = (url, options) =>
  new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
    }).once('error', reject);
  });

async function readAll({ url, headers, readers, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const end = performance.now() + seconds * 1000;
  const found = { read: 0, shed: 0 };
  const one = async () => {
    while (performance.now() < end) {
      const { statusCode, headers: told } = await ask(url, { headers, agent });
      if (statusCode === 200) found.read += 1;
      else if (statusCode === 503) {
        found.shed += 1;
        const left = end - performance.now();
        await wait(Math.max(0, Math.min(left, Number(told['retry-after'] ?? 1) * 1000)));
      } else throw new Error(`A read was answered with ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: readers }, one));
  agent.destroy();
  return found;
}

process.on('message', (asked) => {
  readAll(asked).then(
    (found) => process.send(found),
    (error) => process.send({ error: error.message }),
  );
});
