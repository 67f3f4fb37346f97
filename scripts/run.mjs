// Runs one of the repository's commands on the Node version that the repository includes.
// The syntax is old on purpose: an old Node must reach the message below.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error('Forecourt needs Node 20 or later; this is Node ' + process.versions.node + '.');
  process.exit(1);
}
void import('./lib/launch.mjs').then(function (launch) {
  return launch.launch(process.argv[2], process.argv.slice(3));
});
