export function NestArt() {
  return (
    <g>
      <path d="M14 140Q100 166 186 140Q190 196 140 204H60Q10 196 14 140Z" fill="#B57D48" />
      <path d="M100 204H60Q10 196 14 140Q20 150 40 153Q44 190 100 204Z" fill="#C99460" />
      <path d="M140 204Q190 196 186 140Q176 148 166 151Q166 184 118 204Z" fill="#96633A" />
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d="M30 164Q70 182 112 176M122 184Q152 180 172 172" stroke="#7E4F2E" />
        <path d="M88 160Q132 166 172 156M46 186Q90 198 140 190M36 176Q50 184 64 187" stroke="#DDAF7C" />
        <path d="M8 138Q100 170 192 138" stroke="#7E4F2E" strokeWidth="13" />
        <path d="M16 136Q64 152 104 153" stroke="#C99460" strokeWidth="7" />
        <path d="M128 150Q164 146 186 135" stroke="#C99460" />
        <path d="M2 128 24 142M198 126 178 144M190 118 184 140" stroke="#7E4F2E" />
      </g>
    </g>
  );
}
