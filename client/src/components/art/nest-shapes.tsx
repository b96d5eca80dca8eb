export function NestBack() {
  return (
    <>
      <path d="M16 92Q150 34 284 92Q280 150 150 150Q20 150 16 92Z" fill="#6B4226" />
      <path d="M20 92Q150 44 280 92" fill="none" stroke="#96633A" strokeWidth="13" strokeLinecap="round" />
      <path d="M60 74Q150 52 226 72" fill="none" stroke="#B57D48" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

export function NestFront() {
  return (
    <>
      <path d="M12 96Q150 140 288 96Q292 166 216 182H84Q8 166 12 96Z" fill="#B57D48" />
      <path d="M150 182H84Q8 166 12 96Q24 104 44 108Q52 168 150 182Z" fill="#C99460" />
      <path d="M216 182Q292 166 288 96Q276 104 258 108Q256 160 184 182Z" fill="#96633A" />
      <g fill="none" strokeLinecap="round" strokeWidth="6">
        <path d="M36 128Q98 152 166 146M186 158Q232 154 264 142" stroke="#7E4F2E" />
        <path d="M134 130Q204 134 262 122M62 162Q130 174 206 168M46 146Q66 156 88 160" stroke="#DDAF7C" />
        <path d="M8 94Q150 142 292 94" stroke="#7E4F2E" strokeWidth="16" />
        <path d="M18 92Q94 117 156 117" stroke="#C99460" strokeWidth="8" />
        <path d="M196 113Q250 106 284 90" stroke="#C99460" />
        <path d="M2 80 30 100M298 76 270 102M286 68 278 96" stroke="#7E4F2E" />
      </g>
    </>
  );
}
