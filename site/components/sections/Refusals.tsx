import type { PageLink } from '../../schema/fields.ts';

export type RefusedWork = { what: string; why?: string | undefined; link?: PageLink | undefined };

type RefusalsProps = { id: string; title: string; refusals: readonly RefusedWork[] };

/** What we do not do, struck out, each with a reason or alternative. */
export function Refusals({ id, title, refusals }: RefusalsProps) {
  return (
    <section className="refusals" aria-labelledby={id}>
      <div className="wrap section refusals__body">
        <h2 id={id}>{title}</h2>
        <ul className="refusals__list">
          {refusals.map(({ what, why, link }) => (
            <li className="refusals__refusal" key={what}>
              <strong className="refusals__what">{what}</strong>
              {why && (
                <span className="refusals__why">
                  {' '}
                  {why} {link && <a href={link.url}>{link.text}</a>}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
