/** The package has no types of its own; this is what we use of it. */
declare module 'geoip-country' {
  const geoip: { lookup(address: string): { country: string } | null };
  export default geoip;
}
