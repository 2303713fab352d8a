/** Logs each text once. */
export function warnOnce(): (problem: string) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    console.warn(`[northlume] ${problem}`);
  };
}
