import { notesOf, type Note, type SoundName } from './sound-notes';

const LEVEL = 0.25;
/** An exponential fade never reaches zero. */
const SILENCE = 0.001;

const seconds = (milliseconds: number) => milliseconds / 1000;

function noise(context: BaseAudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (const index of samples.keys()) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function tone(context: BaseAudioContext, { wave, frequency, slide }: Note, start: number): OscillatorNode {
  const oscillator = context.createOscillator();
  if (wave !== 'noise') oscillator.type = wave;
  oscillator.frequency.setValueAtTime(frequency, start);
  if (slide) oscillator.frequency.linearRampToValueAtTime(slide.to, start + seconds(slide.in));
  return oscillator;
}

function filter(context: BaseAudioContext, note: Note): BiquadFilterNode | null {
  const frequency = note.wave === 'noise' ? note.frequency : note.lowPass;
  if (frequency === undefined) return null;
  const node = context.createBiquadFilter();
  node.type = note.wave === 'noise' ? 'bandpass' : 'lowpass';
  node.frequency.value = frequency;
  return node;
}

function playNote(context: BaseAudioContext, note: Note, begin: number, out: AudioNode): void {
  const start = begin + seconds(note.at);
  const fade = start + seconds(note.held);
  const end = fade + seconds(note.release);
  const source =
    note.wave === 'noise' ? noise(context, seconds(note.held + note.release)) : tone(context, note, start);
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(note.level, start + seconds(note.attack));
  envelope.gain.setValueAtTime(note.level, fade);
  if (note.fade === 'linear') envelope.gain.linearRampToValueAtTime(0, end);
  else envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  const shaped = filter(context, note);
  if (shaped) source.connect(shaped).connect(envelope).connect(out);
  else source.connect(envelope).connect(out);
  source.start(start);
  source.stop(end);
}

function createPlayer(context: BaseAudioContext): (name: SoundName, step: number) => void {
  const level = context.createGain();
  level.gain.value = LEVEL;
  const limit = context.createWaveShaper();
  limit.curve = new Float32Array([-1, 0, 1]);
  limit.connect(level).connect(context.destination);
  return (name, step) => {
    for (const note of notesOf(name, step)) playNote(context, note, context.currentTime, limit);
  };
}

let device: { context: AudioContext; play: ReturnType<typeof createPlayer> } | null = null;

/** Browsers suspend audio before an interaction. */
export function playSound(name: SoundName, step: number): void {
  if (!device) {
    const context = new AudioContext();
    device = { context, play: createPlayer(context) };
  }
  // A locked tablet or a phone call suspends the audio.
  if (device.context.state !== 'running') void device.context.resume().catch(() => undefined);
  device.play(name, step);
}
