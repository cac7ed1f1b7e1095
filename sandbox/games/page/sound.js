/** The game's sounds, made on the spot. Silent until the player asks for them. */
export function createSound() {
  /** @type {AudioContext | undefined} */
  let context;
  let on = false;

  /**
   * @param {number} pitch in hertz
   * @param {number} after in seconds
   * @param {number} lasting in seconds
   * @param {OscillatorType} shape
   */
  function note(pitch, after, lasting, shape) {
    if (!on || !context) return;
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency: pitch, type: shape });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasting);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasting);
  }

  return {
    /** Turns the sound on or off, and answers which. */
    toggle() {
      context ??= new AudioContext();
      on = !on;
      return on;
    },
    thud: () => note(150, 0, 0.12, 'sine'),
    chime: () => [523, 659, 784, 1047].forEach((pitch, at) => note(pitch, at * 0.09, 0.5, 'triangle')),
  };
}
