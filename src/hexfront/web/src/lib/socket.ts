/** The socket of one table; comes back by itself when the connection is lost. */

import { settings } from "./settings.svelte";
import type { Place } from "./shown";
import type { ClientMessage, ServerMessage } from "./wire";

const WAITS = [300, 700, 1500, 3000, 5000];

export interface Listener {
  heard(message: ServerMessage): void;
  opened(): void;
  lost(): void;
  /** The server will not have us: wrong token or unknown table. */
  refused(): void;
}

/** The server closes with 4000 plus the HTTP status; a request at fault stays at fault. */
function isRefusal(code: number): boolean {
  return code >= 4400 && code < 4500;
}

export class TableSocket {
  private socket: WebSocket | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly seated: Place,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const { table, token, watching } = this.seated;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
    const socket = new WebSocket(watching ? `${address}/watch` : address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      if (!watching) this.send({ type: "Enter", token, language: settings.language });
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listener.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.dropped(event.code);
  }

  private dropped(code: number): void {
    if (this.closed) return;
    if (isRefusal(code)) {
      this.closed = true;
      return this.listener.refused();
    }
    this.listener.lost();
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }
}
