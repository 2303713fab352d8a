import type { PageLink } from '../../schema/fields.ts';

type Fit = { who: string; why: string; link?: PageLink | undefined };

export function FitList({ fits }: { fits: readonly Fit[] }) {
  return (
    <dl className="fit-list">
      {fits.map(({ who, why, link }) => (
        <div className="fit-list__fit" key={who}>
          <dt>{who}</dt>
          <dd>
            {why} {link && <a href={link.url}>{link.text}</a>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
