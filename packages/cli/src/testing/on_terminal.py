"""A command on a terminal of its own, as a person would sit before it.

Reads a plan as JSON from standard input: "command", "env", and "steps", each of which waits until a text is heard
("until") or until nothing has been heard for so many seconds ("quiet"), and then does one thing: "type" a text,
"resize" to [rows, columns], or send a "signal" to whoever has the terminal. Answers what was heard up to each step
and after the last, how the command ended, and whether the terminal echoes again.
"""
import fcntl, json, os, pty, select, signal, struct, sys, termios

plan = json.load(sys.stdin)
pid, screen = pty.fork()
if pid == 0:
    os.execvpe(plan["command"][0], plan["command"], {**os.environ, **plan["env"]})


def resize(rows, columns):
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def echoes():
    return bool(termios.tcgetattr(screen)[3] & termios.ECHO)


def hear(seconds=None):
    """The next piece; None where nothing came in that time, empty at the end."""
    ready, _, _ = select.select([screen], [], [], seconds)
    if not ready:
        return None
    try:
        return os.read(screen, 65536)
    except OSError:
        return b""


heard, parts, over, echo = b"", [], False, None
resize(24, 80)
for step in plan["steps"]:
    until = step.get("until", "").encode()
    while not over and until not in heard:
        piece = hear()
        heard += piece
        over = piece == b""
    while not over and "quiet" in step:
        piece = hear(step["quiet"])
        if piece is None:
            break
        heard += piece
        over = piece == b""
    parts.append(heard)
    heard = b""
    if over:
        break
    if "type" in step:
        os.write(screen, step["type"].encode())
    if "resize" in step:
        resize(*step["resize"])
    if "signal" in step:
        os.killpg(os.tcgetpgrp(screen), getattr(signal, step["signal"]))
while not over:
    echo = echoes()
    piece = hear()
    heard += piece
    over = piece == b""
parts.append(heard)
_, status = os.waitpid(pid, 0)
print(json.dumps({
    "heard": [part.decode(errors="replace") for part in parts],
    "status": os.waitstatus_to_exitcode(status),
    "echoes": echo,
}))
