import type { ReactNode } from 'react';
import { DotField } from './DotField.tsx';
import { PairedLook } from './PairedLook.tsx';

/** `unit` names one of the things that are counted. */
export type IndexedPart = {
  href: string;
  label: string;
  /** After the label, in quiet words. */
  note?: string | undefined;
  count: number;
  unit: string;
  /** In place of the dots. */
  drawing?: ReactNode;
};

type DotIndexProps = {
  title: string;
  /** What a dot is: “A dot is a term.” */
  about: string;
  parts: readonly IndexedPart[];
};

/** So many dots stay beside their name on a phone, or are drawn large at a desk. */
const most = { short: 8, large: 14 };

/** How many of a unit: `1 term`, `7 terms`. */
export const countOf = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * What a long page or a list of pages holds: a row for each part, a dot for each thing in it. The part that the address
 * names, or a place inside it names (`.index-folds`), is lit.
 */
export function DotIndex({ title, about, parts }: DotIndexProps) {
  const longest = Math.max(...parts.map(({ count }) => count));
  const size = longest <= most.short ? ' dot-index--short' : longest <= most.large ? ' dot-index--large' : '';
  return (
    <nav className={`dot-index${size}`} aria-labelledby="dot-index">
      <p className="dot-index__title" id="dot-index">
        <strong>{title}</strong> {about}
      </p>
      <ul className="dot-index__list">
        {parts.map(({ href, label, note, count, unit, drawing }, at) => (
          <li key={href}>
            <a className="dot-index__link" href={href} data-part={at + 1}>
              <span className="dot-index__name">
                {label}
                {note && <small className="dot-index__note"> {note}</small>}
              </span>{' '}
              {drawing ?? (count > 0 && <DotField count={count} />)}
              <span className="dot-index__count">
                {count}
                <span className="hidden-text"> {count === 1 ? unit : `${unit}s`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {parts[0]?.href.startsWith('#') && (
        <PairedLook
          count={parts.length}
          dot="data-part"
          when={(number) =>
            `.index-folds > :nth-child(${number} of .fold) :target,[id="${parts[number - 1]?.href.slice(1)}"]:target`
          }
          look="--lit:1"
        />
      )}
    </nav>
  );
}
