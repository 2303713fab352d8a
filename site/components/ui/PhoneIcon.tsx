export function PhoneIcon() {
  return (
    <svg className="phone-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d="M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
    </svg>
  );
}
