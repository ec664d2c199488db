const OLDEST = [20, 19];

/** Ends the process with a clear line when this Node is too old to run Docent. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Docent needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
