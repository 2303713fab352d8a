/** Letters that the widest line holds. */
const most = 180;
/** Letters that a line of a phone holds. */
const mostOfPhone = 44;

/**
 * In the heading of a closed part (`Fold`): what is inside, as many whole names as a line holds. Drawn by the style
 * sheet, as the part says the same.
 */
export function NamesInside({ names }: { names: readonly string[] }) {
  let letters = 0;
  const shown = names.filter((name, at) => {
    letters += name.length;
    return at === 0 || letters <= most;
  });
  return (
    <span className="names-inside" aria-hidden="true">
      {shown.map((name, at) => (
        <span
          className={at > 0 && name.length > mostOfPhone ? 'names-inside__long' : undefined}
          data-name={name}
          key={name}
        />
      ))}
    </span>
  );
}
