"""Run by Alembic. The connection comes from the server; without one, SQL is printed."""

from alembic import context

from hexfront.table.schema import metadata

connection = context.config.attributes.get("connection")
if connection is None:
    url = context.config.get_main_option("sqlalchemy.url")
    context.configure(url=url, target_metadata=metadata, literal_binds=True)
else:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
