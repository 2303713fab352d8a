import type { Way } from '../schema/company-pages.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { TwoSides } from './TwoSides.tsx';

/** One kind of partner: what it is about, and who does what. `id` is the fragment that leads here. */
export function WayIn({ way: { title, text, link, sides, situations }, id }: { way: Way; id: string }) {
  return (
    <section className="way-in" aria-labelledby={id}>
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
          <table className="data-table way-in__table">
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
