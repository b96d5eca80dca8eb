export function NestWorld() {
  return (
    <>
      <svg
        viewBox="0 0 528 340"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        aria-hidden
      >
        <path d="M-10 250Q120 214 260 240Q420 266 540 226V350H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 296Q200 262 540 298V350H-10Z" fill="var(--color-hill-2)" />
        <path
          d="M-20 78Q120 108 264 96Q420 80 560 108L556 126Q420 100 268 116Q120 128 -20 102Z"
          fill="#96633A"
        />
        <path
          d="M-20 78Q120 108 264 96Q420 80 560 108L559 114Q420 88 266 102Q120 116 -20 86Z"
          fill="#B57D48"
        />
      </svg>
      <svg
        viewBox="0 0 528 340"
        className="absolute start-1/2 top-0 h-full w-132 -translate-x-1/2 rtl:translate-x-1/2"
        aria-hidden
      >
        <path
          d="M60 62Q40 30 70 14Q96 36 78 68ZM470 66Q480 30 512 32Q512 64 486 76ZM250 70Q238 44 256 26Q280 44 268 70Z"
          transform="translate(0 26)"
          fill="#57AE63"
        />
        <path
          d="M70 14Q96 36 78 68L70 66Q82 40 70 14ZM512 32Q512 64 486 76Q506 56 512 32ZM256 26Q280 44 268 70L262 70Q270 46 256 26Z"
          transform="translate(0 26)"
          fill="#3F9150"
        />
      </svg>
    </>
  );
}
