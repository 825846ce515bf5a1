"""One file of TypeScript types: structs become interfaces, tagged ones discriminated unions."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import get_origin

import msgspec
from msgspec import inspect as shape

from tools.wire.comments import class_doc, comment, field_docs

WIDTH = 100

_PLAIN: dict[type[shape.Type], str] = {
    shape.AnyType: "unknown",
    shape.RawType: "unknown",
    shape.NoneType: "null",
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
    shape.DateType: "string",
    shape.DateTimeType: "string",
}

Owns = Callable[[type], bool]


class WireError(Exception):
    """A struct that cannot be told to the page; the message says why."""


def descendants(cls: type) -> Iterator[type]:
    subclasses: list[type] = cls.__subclasses__()
    for sub in subclasses:
        yield sub
        yield from descendants(sub)


def members(base: type) -> list[type]:
    """The tagged structs that may stand where a base is named, in an order that does not depend
    on which module was imported first."""
    found = {cls for cls in descendants(base) if _tag(cls) is not None}
    return sorted(found, key=lambda cls: cls.__name__)


def _tag(cls: type) -> str | int | None:
    config: msgspec.structs.StructConfig | None = getattr(cls, "__struct_config__", None)
    return None if config is None else config.tag


def either(options: Iterable[str]) -> str:
    """A union on one line, each part once."""
    return " | ".join(dict.fromkeys(options))


class TypeFile:
    """Collects the types that a file needs, starting from those it is asked to declare."""

    def __init__(
        self,
        owns: Owns,
        aliases: Mapping[str, str],
        *,
        prefix: str = "",
        sent: frozenset[type] = frozenset(),
    ) -> None:
        """`owns` says which classes are declared here, all others are imported; what is made of a
        base from elsewhere gets the `prefix`. `aliases` are the shared names of types that are no
        classes. Of structs that are `sent` by the page, fields with a default may be left out."""
        self._owns = owns
        self._prefix = prefix
        self._aliases = aliases
        self._sent = sent
        self._declared: dict[str, type | None] = {}
        self._texts: dict[str, list[str]] = {}
        self.imported: dict[str, type | None] = {}

    # What the file holds.

    def add(self, cls: type) -> str:
        """Declare a struct or an enum, or import it; its name either way."""
        name = cls.__name__
        if not self._owns(cls):
            self.imported[name] = cls
            return name
        if name in self._declared:
            if self._declared[name] is not cls:
                raise WireError(f"two types are called {name}: {self._declared[name]} and {cls}")
            return name
        self._declared[name] = cls
        self._texts[name] = []  # keeps its place: whoever names a type stands above it
        self._texts[name] = _enum(cls) if issubclass(cls, Enum) else self._struct(cls)
        return name

    def add_text(self, name: str, lines: list[str]) -> None:
        """Declare a type in words of its own."""
        if name in self._declared:
            raise WireError(f"two types are called {name}")
        self._declared[name] = None
        self._texts[name] = lines

    def add_union(self, name: str, classes: Iterable[type], doc: str = "") -> None:
        self.add_text(name, [])
        self._texts[name] = [*comment(doc), *_alias(name, [self.add(cls) for cls in classes])]

    def declares(self, name: str) -> bool:
        return name in self._declared

    def lines(self) -> list[str]:
        lines: list[str] = []
        for text in self._texts.values():
            lines += ["", *text]
        return lines

    # Types as they are written.

    def expression(self, kind: shape.Type) -> str:
        plain = _PLAIN.get(type(kind))
        if plain is not None:
            return plain
        match kind:
            case shape.LiteralType():
                return either(json.dumps(value) for value in kind.values)
            case shape.UnionType():
                return either(self.expression(option) for option in kind.types)
            case shape.EnumType():
                return self.add(kind.cls)
            case shape.StructType():
                return self._named(kind.cls)
            case shape.DictType():
                return self._record(kind)
            case shape.TupleType():
                return f"readonly [{', '.join(map(self.expression, kind.item_types))}]"
            case shape.NamedTupleType():
                return self._row(kind.fields)
            case shape.CollectionType():
                item = self.expression(kind.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case _:
                raise WireError(f"{kind} has no counterpart in TypeScript")

    def _named(self, cls: type) -> str:
        """A struct, or what may stand for it where it is the base of this file's tagged ones."""
        base: type = get_origin(cls) or cls
        tagged = self._own_members(base)
        if not tagged:
            return self.add(base)
        name = base.__name__ if self._owns(base) else f"{self._prefix}{base.__name__}"
        if name not in self._declared:
            self.add_union(name, tagged, class_doc(base))
        return name

    def _own_members(self, base: type) -> list[type]:
        return [cls for cls in members(base) if self._owns(cls)]

    def _record(self, kind: shape.DictType) -> str:
        """Whatever the keys are in Python, in JSON they are strings, and any of them may lack."""
        written = f"Readonly<Record<string, {self.expression(kind.value_type)}>>"
        alias = self._aliases.get(written)
        if alias is not None and alias not in self._declared:
            self.imported[alias] = None
        return alias or written

    def _row(self, fields: Iterable[shape.Field]) -> str:
        parts = (f"{field.name}: {self.expression(field.type)}" for field in fields)
        return f"readonly [{', '.join(parts)}]"

    # Declarations.

    def _struct(self, cls: type) -> list[str]:
        told = shape.type_info(cls)
        if not isinstance(told, shape.StructType):
            raise WireError(f"{cls} is no struct")
        name, head = cls.__name__, comment(class_doc(cls))
        if told.array_like:
            return [*head, f"export type {name} = {self._row(told.fields)};"]
        body = self._tag_line(told)
        base = self._base(cls, told)
        inherited = _written(base) if base else {}
        docs = field_docs(cls)
        may_lack = told.cls.__struct_config__.omit_defaults or cls in self._sent
        for field in told.fields:
            if inherited.get(field.name) != field:
                body += self._field(field, docs.get(field.name, ""), may_lack)
        extends = f" extends {self.add(base)}" if base else ""
        if not body and base:
            return [*head, f"export type {name} = {base.__name__};"]
        return [*head, f"export interface {name}{extends} {{", *body, "}"]

    def _tag_line(self, told: shape.StructType) -> list[str]:
        """Of a base that each game derives from it is only known that its structs are tagged."""
        if members(told.cls) and not self._own_members(told.cls):
            return ["  readonly type: string;"]
        return [] if told.tag is None else [f"  readonly type: {json.dumps(told.tag)};"]

    def _field(self, field: shape.Field, doc: str, may_lack: bool) -> list[str]:
        lacks = may_lack and not field.required
        if lacks and field.default not in (msgspec.NODEFAULT, None, False, 0, "", ()):
            doc = f"{doc} Left out: {json.dumps(msgspec.to_builtins(field.default))}.".lstrip()
        mark = "?" if lacks else ""
        line = f"  readonly {field.encode_name}{mark}: {self.expression(field.type)};"
        return [*comment(doc, "  "), line]

    def _base(self, cls: type, told: shape.StructType) -> type | None:
        """The struct whose fields this one takes over as they are, or narrows."""
        if told.tag is not None:
            return None
        for base in cls.__mro__[1:]:
            if base.__name__.startswith("_") or not _written(base):
                continue
            same = base.__struct_config__.omit_defaults == cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
            plain = all(field.required for field in _written(base).values())
            return base if same or plain else None
        return None


def _written(cls: type) -> dict[str, shape.Field]:
    """The fields of a struct by name; nothing for other classes."""
    if not getattr(cls, "__struct_fields__", ()):
        return {}
    told = shape.type_info(cls)
    return {f.name: f for f in told.fields} if isinstance(told, shape.StructType) else {}


def _enum(cls: type[Enum]) -> list[str]:
    return [*comment(class_doc(cls)), *_alias(cls.__name__, [json.dumps(m.value) for m in cls])]


def _alias(name: str, options: list[str]) -> list[str]:
    line = f"export type {name} = {either(options)};"
    if len(line) <= WIDTH:
        return [line]
    return [f"export type {name} =", *(f"  | {option}" for option in options[:-1]),
            f"  | {options[-1]};"]  # fmt: skip
