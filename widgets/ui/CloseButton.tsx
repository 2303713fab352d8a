type CloseButtonProps = { label: string; className?: string; onClick?: () => void };

export function CloseButton({ label, className = '', onClick }: CloseButtonProps) {
  return (
    <button type="button" className={`nl-close-button ${className}`} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="m4 4 12 12M16 4 4 16" />
      </svg>
    </button>
  );
}
