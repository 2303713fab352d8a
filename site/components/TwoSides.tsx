export type Side = { title: string; lines: readonly string[] };

/** Two lists side by side: what we do and what the partner keeps. */
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
