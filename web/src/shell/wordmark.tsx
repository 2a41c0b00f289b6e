// The name, drawn: the I is a pike, the O a round shield.

export function Wordmark() {
  return (
    <svg
      class="wordmark"
      viewBox="0 0 130 40"
      height="40"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
    >
      <g stroke-width="3.6">
        <path d="M10.5 12v19.5M30 11v21M52.5 11v21M59 21.8l7.6 9.7" />
      </g>
      <g stroke-width="1.7">
        <path d="M1.9 16v-4.2h17.2V16M6.5 31.7h8" />
        <path d="M26 11.3h15.5v4.2M30 21.3h8M38 18.7v5.2M26 31.7h16v-4.4" />
        <path d="M48.5 11.3h8.2M48.5 31.7h8M64 31.7h5.5" />
        <path d="M88.9 10.8v5.6M96 31.7h9" />
      </g>
      <path stroke-width="2.6" d="M54 11.7h3.2c4.3 0 6.8 1.9 6.8 5 0 3.2-2.6 5.1-6.8 5.1H54" />
      <path
        stroke-width="3.1"
        d="M88.3 16.3c-1.5-3-4-4.7-7.2-4.7-5 0-8.5 4.1-8.5 9.9s3.5 9.9 8.5 9.9c3.3 0 6-1.7 7.6-4.9"
      />
      <path stroke-width="2.4" d="M100.5 9v22.5" />
      <path class="wordmark-accent" stroke="none" fill="currentColor" d="M100.5 0l3.3 6.8-3.3 5.2-3.3-5.2z" />
      <circle cx="118" cy="21.5" r="9.7" stroke-width="3.1" />
      <circle class="wordmark-accent" cx="118" cy="21.5" r="2.7" stroke="none" fill="currentColor" />
    </svg>
  );
}
