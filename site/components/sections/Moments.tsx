export type Moment = { when: string; what: string };

/** `clock`: a day that goes wrong; `ruler`: the first hour or week; `list`: plain rows. */
export function Moments({ moments, form }: { moments: readonly Moment[]; form: 'clock' | 'ruler' | 'list' }) {
  return (
    <ol className={`moments moments--${form}`}>
      {moments.map((moment) => (
        <li className="moments__moment" key={moment.when + moment.what}>
          <span className="moments__when">{moment.when}</span>
          <span className="moments__what">{moment.what}</span>
        </li>
      ))}
    </ol>
  );
}
