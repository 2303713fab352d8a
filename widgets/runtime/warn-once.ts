/** Logs each text once. */
export function warnOnce(): (problem: string) => void {
  const warned = new Set<string>();
  return (problem) => {
    if (warned.has(problem)) return;
    warned.add(problem);
    console.warn(`[itwidgets] ${problem}`);
  };
}
