// Callers in their own process, which discard the responses. Their parent sends
// { url, headers, paths, connections, seconds } and receives what autocannon measured.
import autocannon from 'autocannon';

async function measure({ url, headers, paths, connections, seconds }) {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, headers, requests, connections, duration: seconds });
  const { requests: answered, latency, non2xx, errors, duration } = result;
  return {
    answered: answered.total,
    aSecond: answered.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
  };
}

process.on('message', (message) => {
  measure(message).then(
    (result) => process.send(result),
    (error) => process.send({ error: error.message }),
  );
});
