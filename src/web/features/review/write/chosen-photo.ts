// A photo of the form, from when it is chosen until the shop has it.

export interface SentPhoto {
  readonly id: string;
  readonly imagePath: string;
}

export interface ChosenPhoto {
  /** Of this page alone. */
  readonly key: string;
  readonly name: string;
  /** Null until it has been read, and where it cannot be. */
  readonly preview: string | null;
  /** Per cent of it that has left; null while it waits for others. */
  readonly progress: number | null;
  readonly sent: SentPhoto | null;
  readonly problem: string | null;
  /** Whether it is the line, and not the photo, that the problem is with. */
  readonly canSendAgain: boolean;
}
