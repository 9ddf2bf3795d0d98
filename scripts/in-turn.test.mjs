import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { inTurn } from "./lib/in-turn.mjs";

it("who takes more than five minutes to read an answer is let go, however they read; not who asks for many", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const turns = inTurn((_request, response) => void response.writeHead(200));
  const socket = new Socket();
  const ask = () => {
    const request = new IncomingMessage(socket);
    const response = new ServerResponse(request);
    turns.answer(request, response);
    return response;
  };
  const [first, second] = [ask(), ask()];
  vi.advanceTimersByTime(299_000);
  expect(socket.destroyed).toBe(false);
  first.emit("close");
  // The next one has its time from when its turn came.
  vi.advanceTimersByTime(299_000);
  expect(socket.destroyed).toBe(false);
  expect(second.headersSent).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(socket.destroyed).toBe(true);
});
