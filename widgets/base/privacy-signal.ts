/** Whether the browser says no for its visitor: Global Privacy Control or Do Not Track (decision 27). */
export function saysNo(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
