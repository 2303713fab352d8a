/** Letters that the widest line holds. */
const most = 180;

/**
 * In the heading of a closed part (`Fold`): what is inside, as far as a line holds it. Drawn by the style sheet, as the
 * part says the same.
 */
export function NamesInside({ names }: { names: readonly string[] }) {
  return <span className="names-inside" data-names={names.join(' · ').slice(0, most)} aria-hidden="true" />;
}
