// JavaScript, so that a Node version that cannot load TypeScript can say so.
if (!process.features.typescript) {
  const { node } = process.versions;
  console.error(`Node ${node} cannot run the server. npm run serve brings Node 24.`);
  process.exit(1);
}
await import('./server.ts');
