export function Loading({ what }: { what: string }) {
  return (
    <p className="st-wait" role="status">
      <span className="st-wait__spinner" aria-hidden="true" /> {what} …
    </p>
  );
}
