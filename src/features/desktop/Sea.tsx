/** A pearl over the sea, as a backdrop. */
export const Sea = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="pearl" cx="0.36" cy="0.32" r="0.75">
        <stop offset="0" stopColor="#fff" stopOpacity="0.9" />
        <stop offset="0.35" stopColor="var(--light-1)" stopOpacity="0.55" />
        <stop offset="0.7" stopColor="var(--light-2)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--light-3)" stopOpacity="0.12" />
      </radialGradient>
      <linearGradient id="deep" x2="0" y2="1">
        <stop offset="0" stopColor="var(--light-2)" stopOpacity="0.16" />
        <stop offset="1" stopColor="var(--light-3)" stopOpacity="0.03" />
      </linearGradient>
    </defs>
    <circle cx="1250" cy="125" r="96" fill="url(#pearl)" />
    <path d="M0 560c160-50 320-50 480 0s320 50 480 0 320-50 480 0v340H0z" fill="url(#deep)" />
    <path d="M0 650c140 44 300 44 460 0s330-44 490 0 330 44 490 0v250H0z" fill="url(#deep)" />
    <path d="M0 750c180-40 330-40 480 0s310 40 480 0 320-40 480 0v150H0z" fill="url(#deep)" />
  </svg>
);
