export type Side = { title: string; lines: readonly string[] };

/** Two lists that stand against each other like the sides of an account: what one does, what the other keeps. */
export function TwoSides({ sides }: { sides: readonly Side[] }) {
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
