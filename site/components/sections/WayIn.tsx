import type { Way } from '../../kinds/partnerships/kind.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';

/** A type of partnership. `id`: fragment; `band`: on sand. */
export function WayIn({ way, id, band }: { way: Way; id: string; band: boolean }) {
  const { title, text, link, sides, situations } = way;
  return (
    <section className={band ? 'way-in band' : 'way-in'} aria-labelledby={id}>
      <div>
        <h2 id={id} className="way-in__title">
          {title}
        </h2>
        <p>{text}</p>
        {link && (
          <p className="way-in__link">
            <a href={link.url}>{link.text}</a>
          </p>
        )}
      </div>
      {sides && <TwoSides sides={sides} />}
      {situations && (
        <ScrollBox label={`${title}, a table`}>
          <table className="data-table stack-table way-in__table">
            <thead>
              <tr>
                <th scope="col">Situation</th>
                <th scope="col">What we can take</th>
                <th scope="col">What stays with you</th>
              </tr>
            </thead>
            <tbody>
              {situations.map(({ situation, weTake, staysWithYou }) => (
                <tr key={situation}>
                  <th scope="row">{situation}</th>
                  <td>{weTake}</td>
                  <td>{staysWithYou}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}

type PartnershipSide = { title: string; lines: readonly string[] };

function TwoSides({ sides }: { sides: readonly PartnershipSide[] }) {
  return (
    <div className="two-sides">
      {sides.map(({ title, lines }) => (
        <div className="two-sides__side" key={title}>
          <h3 className="two-sides__title">{title}</h3>
          <ul className="two-sides__lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
