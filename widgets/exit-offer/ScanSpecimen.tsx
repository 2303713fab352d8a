const found = [
  { address: 'ana@…', where: 'password in a shop’s leak', act: 'Change first' },
  { address: 'billing@…', where: 'address in a leak', act: 'Watch' },
  { address: 'info@…', where: 'in no leak we see', act: 'Nothing to do' },
];

/** On our own pages: what the answer to a scan looks like. */
export function ScanSpecimen() {
  return (
    <figure className="nl-scan-specimen" data-illustrative="">
      <figcaption>What you get: three addresses, specimen</figcaption>
      <ul>
        {found.map(({ address, where, act }) => (
          <li key={address}>
            <span>
              {address} {where}
            </span>{' '}
            <b>{act}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
