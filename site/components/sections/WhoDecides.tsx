import type { AiServicePage } from '../../kinds/ai-service/kind.ts';

const columns = [
  { field: 'alone', title: 'Does automatically' },
  { field: 'asks', title: 'Asks a person first' },
  { field: 'never', title: 'Never does' },
] as const;

/** What software does alone (the line passes), where it waits for a person (breaks), what it never does (ends). */
export function WhoDecides({ data }: { data: Pick<AiServicePage, 'alone' | 'asks' | 'never'> }) {
  return (
    <section className="who-decides" aria-labelledby="who-decides">
      <div className="wrap who-decides__body">
        <div className="who-decides__head">
          <h2 id="who-decides">Who decides what</h2>
          <p className="who-decides__intro">
            How far the software goes, where it waits for a person, and where it stops.
          </p>
        </div>
        <div className="who-decides__columns">
          {columns.map(({ field, title }) => (
            <section className={`who-decides__column who-decides__column--${field}`} key={field}>
              <h3>{title}</h3>
              <ul className="who-decides__lines">
                {data[field].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
