import type { GuidePart } from '../../pages/guide-parts.ts';

/** The whole way of a guide: its parts as stations on a line, each with where it begins and what it takes. */
export function GuidePath({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <div className="guide-path">
      <p className="guide-path__title" id="path">
        The whole way
      </p>
      <ol className="guide-path__parts" aria-labelledby="path">
        {parts.map(({ id, text, isStep, time }) => (
          <li className={isStep ? 'guide-path__part guide-path__part--step' : 'guide-path__part'} key={id}>
            <a href={`#${id}`}>{text}</a>
            {time && <span className="guide-path__time">{time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
