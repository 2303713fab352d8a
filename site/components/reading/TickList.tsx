const id = 'checklist';
const title = 'Checklist';

export const tickListLink = { href: `#${id}`, label: title };

/** Ticks are stored on the device (widgets/page/checklist-storage.ts). */
export function TickList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="tick-list" aria-labelledby={id} data-keep-ticks="">
      <h2 id={id} className="tick-list__title">
        {title}
      </h2>
      <ul className="tick-list__items">
        {items.map((item, index) => (
          <li key={item}>
            <label className="tick-list__item">
              <input type="checkbox" id={`item-${index + 1}`} />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="small">Your ticks stay on this device. Print the page to take the list with you.</p>
    </section>
  );
}
