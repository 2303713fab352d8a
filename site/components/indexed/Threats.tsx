import type { DentalCompliancePage } from '../../schema/static-landing.ts';

/** Threats set apart from the text: how each gets in, and below it what limits it. */
export function Threats({ threats }: { threats: DentalCompliancePage['threats'] }) {
  return (
    <div className="threats ink">
      <ul className="threats__list">
        {threats.map(({ name, comesIn, limits }) => (
          <li className="threats__threat" key={name}>
            <h3 className="threats__name">{name}</h3>
            <p className="threats__comes">{comesIn}</p>
            <p className="threats__limits">
              <strong>What limits it</strong> {limits}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
